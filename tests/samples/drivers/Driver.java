import java.util.ArrayDeque;
import java.util.HexFormat;
import java.util.List;

class Driver {
    public static void main(String[] arguments) throws Exception {
        var list = new ArrayDeque<>(List.of(arguments));
        while (!list.isEmpty()) {
            System.out.println(switch (list.pop()) {
                case "sign" -> MerchantSigning.signature(list.pop(), list.pop(), list.pop(), list.pop(), list.pop());
                case "target" -> MerchantSigning.targetToSign(list.pop(), list.pop(), list.pop());
                case "seal" -> MerchantSigning.seal(list.pop(), hex(list.pop()), hex(list.pop()), list.pop());
                case "encrypt" -> MerchantSigning.encryptField(list.pop());
                case "decrypt" -> decrypted(list.pop());
                case "verify" -> MerchantSigning.isGenuine(Integer.parseInt(list.pop()), list.pop(), list.pop(), list.pop(),
                    list.pop()) ? "genuine" : "forged";
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

    private static byte[] hex(String text) {
        return HexFormat.of().parseHex(text);
    }
}
