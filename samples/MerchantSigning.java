import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.MessageDigest;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.SignatureException;
import java.security.spec.MGF1ParameterSpec;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Base64;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.Flow;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.crypto.Cipher;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.OAEPParameterSpec;
import javax.crypto.spec.PSource;
import javax.crypto.spec.SecretKeySpec;

/**
 * Signs requests, verifies responses, encrypts and decrypts fields. Java 17 or newer; nothing to install. Java comes without a parser
 * of JSON: bodies and responses are texts here, which a program of yours reads with its library.
 *
 * <p>Set in the environment:
 * <pre>
 * BASE_URL, TOKEN_BASE_URL            origins of the merchant API and of the token service
 * MERCHANT_ID                         your merchant number
 * KEY_ID, KEY_FILE                    your signing key: its ID, and a PEM file with the private key
 * PROVIDER_SIGNING_KEY_FILE           PEM file with the public key that verifies responses, named after its ID: pk_sig_1.pem;
 *                                     while keys rotate both files, with a comma between them
 * ACCESS_TOKEN                        for requests that have one
 * PROVIDER_KEY_ID, PROVIDER_KEY_FILE  the provider's encryption key, for fields that you encrypt
 * DECRYPTION_KEY_FILE                 PEM file with your private encryption key, for fields that you decrypt
 * </pre>
 */
public final class MerchantSigning {
    private static final Duration TIMEOUT = Duration.ofSeconds(15);
    // Following a redirect would send token, signature and body to another address.
    private static final HttpClient CLIENT =
        HttpClient.newBuilder().connectTimeout(TIMEOUT).followRedirects(HttpClient.Redirect.NEVER).build();
    // Without this parameter the mask is made with SHA-1.
    private static final OAEPParameterSpec OAEP =
        new OAEPParameterSpec("SHA-256", "MGF1", MGF1ParameterSpec.SHA256, PSource.PSpecified.DEFAULT);

    private MerchantSigning() {}

    /** The request was refused. After an exception of another kind, such as a time-out, HTTP 504 or 401010, what happened to it is unknown. */
    public static final class ApiException extends RuntimeException {
        private static final long serialVersionUID = 1;
        public final int code;
        /** Seconds to wait before a repeat; 0 where the response does not say. */
        public final long retryAfter;

        ApiException(int code, String text, long retryAfter) {
            super(text);
            this.code = code;
            this.retryAfter = retryAfter;
        }
    }

    /** A variable of the environment. Stops the program when it is not set. */
    public static String environment(String name) {
        String value = System.getenv(name);
        if (value == null || value.isEmpty()) {
            System.err.println("Set " + name + " in the environment: MerchantSigning.java says what it is.");
            System.exit(1);
        }
        return value;
    }

    /** A new key, written down before anything is sent: a repetition needs the same one. Use your database in production. */
    public static String newIdempotencyKey() throws IOException {
        String key = UUID.randomUUID().toString();
        Files.writeString(Path.of("idempotency-keys.txt"), Instant.now() + " " + key + "\n",
            StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        return key;
    }

    /** Sends a request to the merchant API, signed in its headers. Gives the response, once it is verified and its code is 0. */
    public static String sendSigned(String method, String target, Map<String, String> headers, String body)
            throws Exception {
        HttpRequest.Builder request = newRequest(method, environment("BASE_URL") + target, headers, body);
        return send(request.headers(signedHeaders(method, target, body)));
    }

    /** The same to the token service, with the signature in the query. */
    public static String sendSignedQuery(String method, String target, Map<String, String> headers, String body)
            throws Exception {
        String url = environment("TOKEN_BASE_URL") + signedTarget(method, target, body);
        return send(newRequest(method, url, headers, body));
    }

    private static HttpRequest.Builder newRequest(
            String method, String url, Map<String, String> headers, String body) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(url))
            .timeout(TIMEOUT)
            .method(method, new OneTimeBody(HttpRequest.BodyPublishers.ofString(body), new AtomicBoolean()));
        if (!body.isEmpty()) {
            request.setHeader("Content-Type", "application/json; charset=utf-8");
        }
        headers.forEach(request::setHeader);
        return request;
    }

    /**
     * Fails when it is sent a second time. HttpClient repeats a GET by itself when its connection is cut, with the nonce of the first
     * attempt; it asks for the length before each attempt.
     */
    private record OneTimeBody(HttpRequest.BodyPublisher body, AtomicBoolean isSent) implements HttpRequest.BodyPublisher {
        @Override
        public long contentLength() {
            if (isSent.getAndSet(true)) {
                throw new IllegalStateException("No response: the connection was cut.");
            }
            return body.contentLength();
        }

        @Override
        public void subscribe(Flow.Subscriber<? super ByteBuffer> subscriber) {
            body.subscribe(subscriber);
        }
    }

    private static String send(HttpRequest.Builder request) throws Exception {
        HttpResponse<String> response = CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
        verifyResponse(response);
        String body = response.body();
        int code = Integer.parseInt(find(body, "code"));
        if (code != 0) {
            String[] shown = {find(body, "error"), find(body, "message"), find(body, "requestId")};
            String summary = code + " %s: %s (request %s)".formatted((Object[]) shown);
            // 503 says that this attempt executed nothing; 500, 502 and 504 do not. 401010: a library or proxy sent the request twice.
            if (code == 401010 || (response.statusCode() >= 500 && response.statusCode() != 503)) {
                throw new IOException("The outcome is unknown: " + summary);
            }
            throw new ApiException(code, summary, response.headers().firstValueAsLong("Retry-After").orElse(0));
        }
        return body;
    }

    /** The first text or number of this name in JSON. */
    public static String find(String json, String name) {
        Matcher matcher = Pattern.compile("\"" + name + "\"\\s*:\\s*(?:\"([^\"]*)\"|([0-9]+))").matcher(json);
        if (!matcher.find()) {
            throw new IllegalArgumentException("No " + name + " in the JSON");
        }
        return matcher.group(1) == null ? matcher.group(2) : matcher.group(1);
    }

    /** Headers that sign a request, as HttpRequest.Builder takes them. Target and body are exactly what is sent. */
    public static String[] signedHeaders(String method, String target, String body) throws Exception {
        String timestamp = String.valueOf(System.currentTimeMillis());
        String nonce = HexFormat.of().formatHex(randomBytes(16));
        return new String[] {
            "X-Merchant-Id", environment("MERCHANT_ID"),
            "X-Key-Id", environment("KEY_ID"),
            "X-Timestamp", timestamp,
            "X-Nonce", nonce,
            "X-Signature", signature(method, target, timestamp, nonce, body),
        };
    }

    /** The target with the signature in its query. */
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
        String own = "merchantId=" + environment("MERCHANT_ID") + "&keyId=" + environment("KEY_ID")
            + "&timestamp=" + timestamp + "&nonce=" + nonce;
        String all = parts.length == 2 ? own + "&" + parts[1] : own;
        return parts[0] + "?" + Arrays.stream(all.split("&"))
            .sorted(Comparator.comparing(pair -> pair.split("=")[0]))
            .collect(Collectors.joining("&"));
    }

    /** Six lines, each ended by a line feed. */
    static String signature(String method, String target, String timestamp, String nonce, String body)
            throws Exception {
        Signature signer = Signature.getInstance("SHA256withRSA");
        signer.initSign(privateKey(environment("KEY_FILE")));
        signer.update(lines(method, target, environment("MERCHANT_ID"), timestamp, nonce, sha256(body)));
        return Base64.getEncoder().encodeToString(signer.sign());
    }

    /** Throws unless the provider signed the response. Errors leave the body out, because logs keep them. */
    public static void verifyResponse(HttpResponse<String> response) throws Exception {
        int status = response.statusCode();
        if (status >= 300 && status < 400) {
            throw new SecurityException("Redirect (HTTP " + status
                + "), not followed: the API never sends one. Check BASE_URL and TOKEN_BASE_URL.");
        }
        String keyId = header(response, "X-Key-Id");
        String requestId = header(response, "X-Request-Id");
        String timestamp = header(response, "X-Timestamp");
        String signature = header(response, "X-Signature");
        if (keyId.isEmpty() || !isGenuine(keyId, status, requestId, timestamp, signature, response.body())) {
            throw new SecurityException("The response is not signed by the provider (HTTP " + status + ").");
        }
    }

    private static String header(HttpResponse<String> response, String name) {
        return response.headers().firstValue(name).orElse("");
    }

    static boolean isGenuine(
            String keyId, int status, String requestId, String timestamp, String signature, String body)
            throws Exception {
        Signature verifier = Signature.getInstance("SHA256withRSA");
        verifier.initVerify(providerKey(keyId));
        verifier.update(lines(String.valueOf(status), requestId, timestamp, sha256(body)));
        try {
            return verifier.verify(Base64.getDecoder().decode(signature));
        } catch (SignatureException | IllegalArgumentException malformed) {
            return false;
        }
    }

    /** The public key of this ID. */
    private static PublicKey providerKey(String keyId) throws Exception {
        for (String file : environment("PROVIDER_SIGNING_KEY_FILE").split(",")) {
            String name = Path.of(file.strip()).getFileName().toString();
            if (name.equals(keyId + ".pem") || name.equals(keyId + ".pub.pem")) {
                return publicKey(file.strip());
            }
        }
        throw new SecurityException("PROVIDER_SIGNING_KEY_FILE has no key " + keyId
            + ", which signed the response. Download it from the console, add " + keyId + ".pem.");
    }

    /** A compact JWE (RSA-OAEP-256, A256GCM) of a JSON text for the provider. */
    public static String encryptField(String json) throws Exception {
        String header = base64url(
            "{\"alg\":\"RSA-OAEP-256\",\"enc\":\"A256GCM\",\"kid\":\"%s\",\"cty\":\"json\"}"
                .formatted(environment("PROVIDER_KEY_ID")).getBytes(StandardCharsets.UTF_8));
        byte[] contentKey = randomBytes(32);
        Cipher wrap = Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding");
        wrap.init(Cipher.ENCRYPT_MODE, publicKey(environment("PROVIDER_KEY_FILE")), OAEP);
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

    /** What the provider encrypted to you, as JSON. Never log it. */
    public static String decryptField(String jwe) throws Exception {
        String[] parts = jwe.split("\\.");
        if (parts.length != 5) {
            throw new IllegalArgumentException("Not a compact JWE");
        }
        Base64.Decoder decoder = Base64.getUrlDecoder();
        String header = new String(decoder.decode(parts[0]), StandardCharsets.UTF_8);
        String alg = find(header, "alg");
        String enc = find(header, "enc");
        if (!alg.equals("RSA-OAEP-256") || !enc.equals("A256GCM")) {
            throw new SecurityException("Not an algorithm of the contract: " + alg + ", " + enc);
        }
        Cipher unwrap = Cipher.getInstance("RSA/ECB/OAEPWithSHA-256AndMGF1Padding");
        unwrap.init(Cipher.DECRYPT_MODE, privateKey(environment("DECRYPTION_KEY_FILE")), OAEP);
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(Cipher.DECRYPT_MODE, new SecretKeySpec(unwrap.doFinal(decoder.decode(parts[1])), "AES"),
            new GCMParameterSpec(128, decoder.decode(parts[2])));
        cipher.updateAAD(parts[0].getBytes(StandardCharsets.US_ASCII));
        cipher.update(decoder.decode(parts[3]));
        return new String(cipher.doFinal(decoder.decode(parts[4])), StandardCharsets.UTF_8);
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
