import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;

/**
 * Signs one request with Signer.java of the guide: key file, method, target, body, merchant number, timestamp, nonce. Prints the
 * signature, and the headers of two requests now: with a token, and without body and token.
 */
class CallSigner {
    public static void main(String[] words) throws Exception {
        String pem = Files.readString(Path.of(words[0])).replaceAll("-----[A-Z ]+-----", "");
        var key = KeyFactory.getInstance("RSA")
            .generatePrivate(new PKCS8EncodedKeySpec(Base64.getMimeDecoder().decode(pem)));
        byte[] body = words[3].getBytes(StandardCharsets.UTF_8);
        System.out.println(Signer.sign(words[1], words[2], body, words[4], words[5], words[6], key));
        System.out.println(Signer.signedHeaders(words[1], words[2], body, words[4], "mk_sig_test_1", key, "atk_1"));
        System.out.println(Signer.signedHeaders("GET", words[2], new byte[0], words[4], "mk_sig_test_1", key, null));
    }
}
