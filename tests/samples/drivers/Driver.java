import java.util.ArrayDeque;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

class Driver {
    public static void main(String[] arguments) throws Exception {
        var list = new ArrayDeque<>(List.of(arguments));
        while (!list.isEmpty()) {
            System.out.println(switch (list.pop()) {
                case "sign" -> MerchantSigning.signature(list.pop(), list.pop(), list.pop(), list.pop(), list.pop());
                case "query" -> MerchantSigning.canonicalQuery(Map.of(list.pop(), list.pop(), list.pop(), list.pop(),
                    "merchantId", "mch_01KF0AP900N5Y4WP04V8T304CJ", "keyId", "mk_sig_test_1", "timestamp", "1", "nonce", "2"));
                case "seal" -> MerchantSigning.seal(list.pop(), hex(list.pop()), hex(list.pop()), list.pop());
                case "encrypt" -> MerchantSigning.encryptField(list.pop());
                case "verify" -> MerchantSigning.isGenuine(Integer.parseInt(list.pop()), list.pop(), list.pop(), list.pop(),
                    list.pop()) ? "genuine" : "forged";
                default -> "no such command";
            });
        }
    }

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text);
    }
}
