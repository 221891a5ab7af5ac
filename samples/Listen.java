// Run: javac Listen.java && java Listen (Java 11 or newer)
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public final class Listen implements WebSocket.Listener {
    private static final Set<Integer> FINAL_CODES = Set.of(1000, 1003, 1009, 4400, 4403, 4409);
    private static final Map<Integer, Long> LEAST_WAIT_MS = Map.of(1013, 30_000L, 4429, 60_000L);
    private static final long SILENCE_MS = 35_000;
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final ScheduledExecutorService sender = Executors.newSingleThreadScheduledExecutor();
    private volatile long heardAt = System.currentTimeMillis();
    private final StringBuilder text = new StringBuilder();
    private final List<String> stored = new ArrayList<>();

    // Your database: it stores each messageId once.
    private static void store(String event) throws Exception {
        Files.writeString(Path.of("events.jsonl"), event + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    // Connects with a new ticket, and gives the close code.
    private static int connect() throws Exception {
        String session = MerchantSigning.sendSignedQuery("POST", "/user/refresh", Map.of(), "");
        String url = MerchantSigning.environment("BASE_URL").replaceFirst("^http", "ws") + "/ws/listen?merchantId="
            + MerchantSigning.environment("MERCHANT_ID") + "&token=" + MerchantSigning.find(session, "listenToken");
        Listen listener = new Listen();
        CLIENT.newWebSocketBuilder().subprotocols("listen.v1").buildAsync(URI.create(url), listener).join();
        // A dead network closes no socket.
        listener.sender.scheduleAtFixedRate(listener::dropWhenSilent, 1, 1, TimeUnit.SECONDS);
        int code = listener.closed.join();
        listener.sender.shutdownNow();
        return code;
    }

    private void dropWhenSilent() {
        if (System.currentTimeMillis() - heardAt > SILENCE_MS) {
            closed.complete(1006);
        }
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean isLast) {
        heardAt = System.currentTimeMillis();
        text.append(part);
        socket.request(1);
        if (isLast) {
            String frame = text.toString();
            text.setLength(0);
            sender.execute(() -> receive(socket, frame));
        }
        return null;
    }

    private void receive(WebSocket socket, String frame) {
        try {
            if (MerchantSigning.find(frame, "type").equals("ping")) {
                send(socket, "{\"type\":\"pong\",\"id\":\"" + MerchantSigning.find(frame, "id")
                    + "\",\"ts\":\"" + Instant.now() + "\"}");
            } else if (frame.contains("\"messageId\"")) {
                store(frame);
                stored.add(MerchantSigning.find(frame, "messageId"));
                // In batches: at most 20 frames are allowed in a second.
                if (stored.size() == 1) {
                    sender.schedule(() -> acknowledge(socket), 200, TimeUnit.MILLISECONDS);
                }
            }
        } catch (Exception error) {
            socket.abort();
            closed.complete(1006);
        }
    }

    private void acknowledge(WebSocket socket) {
        send(socket, "{\"type\":\"ack\",\"id\":\"" + stored.get(0) + "\",\"messageIds\":[\""
            + String.join("\",\"", stored) + "\"]}");
        stored.clear();
    }

    private static void send(WebSocket socket, String frame) {
        socket.sendText(frame, true).join();
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
        closed.complete(code);
        return null;
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
        closed.complete(1006);
    }

    // Resumes after a break: what was not acknowledged arrives again.
    public static void main(String[] arguments) throws Exception {
        for (int attempt = 0; ; attempt++) {
            long openedAt = System.currentTimeMillis();
            int code;
            try {
                code = connect();
            } catch (java.io.IOException | java.util.concurrent.CompletionException lost) {
                code = 1006;
            }
            if (FINAL_CODES.contains(code)) {
                throw new IllegalStateException("closed with " + code);
            }
            if (System.currentTimeMillis() - openedAt > 60_000) {
                attempt = 0;
            }
            long wait = (long) (Math.random() * Math.min(30_000, 1000 * Math.pow(2, attempt)));
            Thread.sleep(Math.max(wait, LEAST_WAIT_MS.getOrDefault(code, 0L)));
        }
    }
}
