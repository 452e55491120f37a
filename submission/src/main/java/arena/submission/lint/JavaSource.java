package arena.submission.lint;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/** Takes Java sources apart by the JDK's own parser, without compiling them. */
final class JavaSource {

    private JavaSource() {}

    /** The syntax tree of a source; where that has errors, of what is left. */
    static CompilationUnitTree parse(String text) {
        return parse(List.of(text)).getFirst();
    }

    /** The syntax trees of sources, in their order. At once, because it is the parser's start that takes time. */
    static List<CompilationUnitTree> parse(Collection<String> texts) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<InMemory> files = texts.stream().map(InMemory::new).toList();
        JavacTask task = (JavacTask) compiler.getTask(null, null, _ -> {}, List.of("-proc:none"), null, files);
        List<CompilationUnitTree> trees = new ArrayList<>();
        try {
            task.parse().forEach(trees::add);
            return trees;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All nodes of a kind, in the order of the source. */
    static <T extends Tree> List<T> nodes(Tree tree, Class<T> kind) {
        List<T> nodes = new ArrayList<>();
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void scan(@Nullable Tree node, @Nullable Void nothing) {
                if (kind.isInstance(node)) {
                    nodes.add(kind.cast(node));
                }
                return super.scan(node, null);
            }
        }.scan(tree, null);
        return nodes;
    }

    /** The values of all literals of this type. */
    static <T> List<T> literals(Tree tree, Class<T> type) {
        return nodes(tree, LiteralTree.class).stream()
                .map(LiteralTree::getValue)
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    /** Members that are named by a type, as {@code Type.member}. */
    static Set<String> members(Tree tree) {
        return nodes(tree, MemberSelectTree.class).stream()
                .filter(select -> select.getExpression() instanceof IdentifierTree type
                        && Character.isUpperCase(type.getName().charAt(0)))
                .map(MemberSelectTree::toString)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Where objects of this type, or of a generic one with this name, are made. */
    static List<NewClassTree> constructions(Tree tree, String type) {
        return nodes(tree, NewClassTree.class).stream()
                .filter(made -> made.getIdentifier().toString().matches(type + "(<.*>)?"))
                .toList();
    }

    private static final class InMemory extends SimpleJavaFileObject {
        private final String text;

        InMemory(String text) {
            super(URI.create("string:///Source.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }
}
