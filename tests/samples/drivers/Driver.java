import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayDeque;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;

class Driver {
    private static final Map<String, String> HEADERS =
        Map.of("Authorization", "Bearer " + System.getenv("ACCESS_TOKEN"), "Idempotency-Key", "key-of-the-driver");

    public static void main(String[] arguments) throws Exception {
        var list = new ArrayDeque<>(List.of(arguments));
        while (!list.isEmpty()) {
            System.out.println(switch (list.pop()) {
                case "sign" -> MerchantSigning.signature(list.pop(), list.pop(), list.pop(), list.pop(), list.pop());
                case "target" -> MerchantSigning.targetToSign(list.pop(), list.pop(), list.pop());
                case "seal" -> MerchantSigning.seal(list.pop(), hex(list.pop()), hex(list.pop()), list.pop());
                case "encrypt" -> MerchantSigning.encryptField(list.pop());
                case "decrypt" -> decrypted(list.pop());
                case "verify" -> MerchantSigning.isGenuine("pk_sig_test_1", Integer.parseInt(list.pop()), list.pop(),
                    list.pop(), list.pop(), list.pop()) ? "genuine" : "forged";
                case "send" -> oneLine(() -> MerchantSigning.sendSigned(list.pop(), list.pop(), HEADERS, list.pop()));
                case "query" -> oneLine(() -> MerchantSigning.sendSignedQuery(list.pop(), list.pop(), Map.of(), list.pop()));
                default -> "no such command";
            });
        }
    }

    private static String decrypted(String jwe) {
        try {
            return MerchantSigning.decryptField(jwe);
        } catch (Exception refusal) {
            return "refused";
        }
    }

    /** What comes back, or an error as a program prints that does not catch it. */
    private static String oneLine(Callable<String> call) {
        StringWriter printed = new StringWriter();
        try {
            printed.write(call.call());
        } catch (Exception error) {
            error.printStackTrace(new PrintWriter(printed));
        }
        return printed.toString().replace('\n', ' ');
    }

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text);
    }
}
