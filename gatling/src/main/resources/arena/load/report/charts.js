// Draws the plots of a record from the numbers in the page.
'use strict';

const data = JSON.parse(document.getElementById('data').textContent);
const dark = window.matchMedia('(prefers-color-scheme: dark)').matches;

function draw(option) {
  const place = document.createElement('div');
  place.className = 'chart';
  document.getElementById('charts').append(place);
  const chart = echarts.init(place, dark ? 'dark' : null, { renderer: 'svg' });
  chart.setOption(Object.assign({ animation: false, backgroundColor: 'transparent', legend: { top: 24 } }, option));
  window.addEventListener('resize', () => chart.resize());
}

// The range of a bar, from its least to its most value, at the place of its bar within the group.
function range(index, count) {
  return (params, api) => {
    const group = api.size([1, 0])[0];
    const width = group * 0.8 / count;
    const x = api.coord([api.value(0), 0])[0] - group * 0.4 + width * (index + 0.5);
    const low = api.coord([0, api.value(1)])[1];
    const high = api.coord([0, api.value(2)])[1];
    const cap = Math.min(6, width / 4);
    const line = (x1, y1, x2, y2) => ({ type: 'line', shape: { x1, y1, x2, y2 }, style: { stroke: dark ? '#ddd' : '#222' } });
    return { type: 'group', children: [line(x, low, x, high), line(x - cap, low, x + cap, low), line(x - cap, high, x + cap, high)] };
  };
}

for (const bar of data.bars) {
  const count = bar.targets.length;
  const series = [];
  bar.targets.forEach((target, index) => {
    series.push({
      type: 'bar', name: target.name, barCategoryGap: '20%', barGap: '0%',
      data: target.points.map(point => point && point[0]),
    });
    series.push({
      type: 'custom', name: target.name, renderItem: range(index, count), z: 10, silent: true,
      data: target.points.map((point, i) => point && [i, point[1], point[2]]).filter(Boolean),
    });
  });
  draw({
    title: { text: bar.title }, tooltip: { trigger: 'item' }, grid: { left: 80, bottom: 80 },
    xAxis: { type: 'category', data: bar.scenarios, axisLabel: { rotate: bar.scenarios.length > 6 ? 30 : 0 } },
    yAxis: { type: 'value' }, series,
  });
}

// Percentiles lie the further apart the nearer they are to 100: one step for each nine.
const nines = percentile => 1 / (1 - percentile / 100);

for (const latency of data.latencies.filter(one => one.curves.length)) {
  draw({
    title: { text: 'Latency by percentile, ms: ' + latency.scenario }, tooltip: { trigger: 'axis' }, grid: { left: 80 },
    xAxis: { type: 'log', min: 1, axisLabel: { formatter: value => +(100 - 100 / value).toFixed(4) + ' %' } },
    yAxis: { type: 'log' },
    series: latency.curves.map(curve => ({
      type: 'line', name: curve.name, symbolSize: 4,
      data: curve.points.filter(point => point[1] > 0).map(point => [nines(point[0]), point[1]]),
    })),
  });
}

for (const memory of data.memory.filter(one => one.curves.length)) {
  draw({
    title: { text: 'Resident memory over time, MiB: ' + memory.scenario }, tooltip: { trigger: 'axis' }, grid: { left: 80 },
    xAxis: { type: 'value', name: 's' }, yAxis: { type: 'value', min: 0 },
    series: memory.curves.map(curve => ({ type: 'line', name: curve.name, showSymbol: false, data: curve.points })),
  });
}
