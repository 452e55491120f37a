-- Run by the superuser; every statement ends with a semicolon at the end of its line.
CREATE ROLE bench LOGIN PASSWORD 'bench';
CREATE DATABASE benchmark OWNER bench;
