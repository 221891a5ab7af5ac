import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.tools.ToolProvider;

/** Compiles the sources of each folder into it, in one process: starting a compiler is what takes time. */
class CompileAll {
    public static void main(String[] folders) throws Exception {
        var compiler = ToolProvider.getSystemJavaCompiler();
        for (String folder : folders) {
            try (var files = compiler.getStandardFileManager(null, null, null)) {
                File[] sources = new File(folder).listFiles((parent, name) -> name.endsWith(".java"));
                var options = List.of("-d", folder, "-encoding", "UTF-8", "-proc:none");
                var units = files.getJavaFileObjectsFromFiles(Arrays.asList(sources));
                if (!compiler.getTask(null, files, null, options, null, units).call()) {
                    throw new IllegalStateException("does not compile: " + Path.of(folder).getFileName());
                }
            }
        }
    }
}
