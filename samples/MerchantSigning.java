import java.net.URLEncoder;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.spec.MGF1ParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.stream.Collectors;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.OAEPParameterSpec;
import javax.crypto.spec.PSource;
import javax.crypto.spec.SecretKeySpec;

/** Signs requests, verifies responses, encrypts fields. Java 17 or newer; nothing to install. */
public final class MerchantSigning {
    public static final String ACCESS_TOKEN =
        environment("ACCESS_TOKEN", "atk_3Fh7Kq9Zr2Vx5Bn8Ty1Wm4Pc6Ld0JgSaEuIoRtYiQwN");
    private static final String MERCHANT_ID = environment("MERCHANT_ID", "mch_01KF0AP900N5Y4WP04V8T304CJ");
    private static final String KEY_ID = environment("KEY_ID", "mk_sig_test_1");
    private static final String KEY_FILE = environment("KEY_FILE", "mk_sig_test_1.pem");
    private static final String PROVIDER_KEY_ID = environment("PROVIDER_KEY_ID", "pk_enc_test_1");
    private static final String PROVIDER_KEY_FILE = environment("PROVIDER_KEY_FILE", "pk_enc_test_1.pub.pem");
    private static final String PROVIDER_SIGNING_KEY_FILE =
        environment("PROVIDER_SIGNING_KEY_FILE", "pk_sig_test_1.pub.pem");

    private MerchantSigning() {}

    /** An environment variable, or a default. */
    public static String environment(String name, String fallback) {
        return System.getenv().getOrDefault(name, fallback);
    }

    /** Headers that sign a request, as HttpRequest.Builder takes them. Target and body are exactly what is sent. */
    public static String[] signedHeaders(String method, String target, String body) throws Exception {
        String timestamp = String.valueOf(System.currentTimeMillis());
        String nonce = HexFormat.of().formatHex(randomBytes(16));
        return new String[] {
            "X-Merchant-Id", MERCHANT_ID,
            "X-Key-Id", KEY_ID,
            "X-Timestamp", timestamp,
            "X-Nonce", nonce,
            "X-Signature", signature(method, target, timestamp, nonce, body),
        };
    }

    /** The target of a request to the token service with the signature in its query. */
    public static String signedTarget(String method, String target, String body) throws Exception {
        String timestamp = String.valueOf(System.currentTimeMillis());
        String nonce = HexFormat.of().formatHex(randomBytes(16));
        String toSign = targetToSign(target, timestamp, nonce);
        String signature = signature(method, toSign, timestamp, nonce, body);
        return toSign + "&signature=" + URLEncoder.encode(signature, StandardCharsets.UTF_8);
    }

    /** With its own query parameters and those of the signature, sorted by name. */
    static String targetToSign(String target, String timestamp, String nonce) {
        String[] parts = target.split("\\?", 2);
        String own = "merchantId=" + MERCHANT_ID + "&keyId=" + KEY_ID + "&timestamp=" + timestamp + "&nonce=" + nonce;
        String all = parts.length == 2 ? own + "&" + parts[1] : own;
        return parts[0] + "?" + Arrays.stream(all.split("&"))
            .sorted(Comparator.comparing(pair -> pair.split("=")[0]))
            .collect(Collectors.joining("&"));
    }

    /** Six lines, each ended by a line feed. */
    static String signature(String method, String target, String timestamp, String nonce, String body)
            throws Exception {
        Signature signer = Signature.getInstance("SHA256withRSA");
        signer.initSign(privateKey(KEY_FILE));
        signer.update(lines(method, target, MERCHANT_ID, timestamp, nonce, sha256(body)));
        return Base64.getEncoder().encodeToString(signer.sign());
    }

    /** Throws unless the provider signed the response. */
    public static void verifyResponse(HttpResponse<String> response) throws Exception {
        String requestId = response.headers().firstValue("X-Request-Id").orElse("");
        String timestamp = response.headers().firstValue("X-Timestamp").orElse("");
        String signature = response.headers().firstValue("X-Signature").orElse("");
        if (!isGenuine(response.statusCode(), requestId, timestamp, signature, response.body())) {
            throw new SecurityException("the response is not signed by the provider: " + response);
        }
    }

    static boolean isGenuine(int status, String requestId, String timestamp, String signature, String body)
            throws Exception {
        Signature verifier = Signature.getInstance("SHA256withRSA");
        verifier.initVerify(publicKey(PROVIDER_SIGNING_KEY_FILE));
        verifier.update(lines(String.valueOf(status), requestId, timestamp, sha256(body)));
        return verifier.verify(Base64.getDecoder().decode(signature));
    }

    /** A compact JWE (RSA-OAEP-256, A256GCM) of a JSON text for the provider. */
    public static String encryptField(String json) throws Exception {
        String header = base64url(
            ("{\"alg\":\"RSA-OAEP-256\",\"enc\":\"A256GCM\",\"kid\":\"" + PROVIDER_KEY_ID + "\",\"cty\":\"json\"}")
                .getBytes(StandardCharsets.UTF_8));
        byte[] contentKey = randomBytes(32);
        Cipher wrap = Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding");
        // Without this parameter the mask is made with SHA-1.
        wrap.init(Cipher.ENCRYPT_MODE, publicKey(PROVIDER_KEY_FILE),
            new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, PSource.PSpecified.DEFAULT));
        String wrapped = base64url(wrap.doFinal(contentKey));
        return header + "." + wrapped + "." + seal(header, contentKey, randomBytes(12), json);
    }

    /** The last three parts: IV, ciphertext, tag. */
    static String seal(String header, byte[] contentKey, byte[] iv, String text) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.ENCRYPT_MODE, new SecretKeySpec(contentKey, "AES"), new GCMParameterSpec(128, iv));
        cipher.updateAAD(header.getBytes(StandardCharsets.US_ASCII));
        byte[] sealed = cipher.doFinal(text.getBytes(StandardCharsets.UTF_8));
        byte[] ciphertext = Arrays.copyOf(sealed, sealed.length - 16);
        byte[] tag = Arrays.copyOfRange(sealed, sealed.length - 16, sealed.length);
        return base64url(iv) + "." + base64url(ciphertext) + "." + base64url(tag);
    }

    private static PrivateKey privateKey(String file) throws Exception {
        return KeyFactory.getInstance("RSA").generatePrivate(new PKCS8EncodedKeySpec(pem(file)));
    }

    private static PublicKey publicKey(String file) throws Exception {
        return KeyFactory.getInstance("RSA").generatePublic(new X509EncodedKeySpec(pem(file)));
    }

    private static byte[] pem(String file) throws Exception {
        return Base64.getMimeDecoder().decode(Files.readString(Path.of(file)).replaceAll("-----[A-Z ]+-----", ""));
    }

    private static byte[] lines(String... lines) {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    private static String sha256(String text) throws GeneralSecurityException {
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        return HexFormat.of().formatHex(digest.digest(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String base64url(byte[] data) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(data);
    }

    private static byte[] randomBytes(int count) {
        byte[] bytes = new byte[count];
        new SecureRandom().nextBytes(bytes);
        return bytes;
    }
}
