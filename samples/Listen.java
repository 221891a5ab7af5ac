// Run: javac Listen.java && java Listen
// Needs Java 17 or newer, and MerchantSigning.java beside it; nothing to install.
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
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
    private static final Set<Integer> TICKET_CODES = Set.of(4401, 4410);
    private static final Map<Integer, Long> LEAST_WAIT_MS = Map.of(1013, 30_000L, 4429, 60_000L);
    private static final int LOST = 1006;
    private static final long SILENCE_MS = 35_000;
    // An instant prints itself with as many decimals as the clock has; the contract wants three.
    private static final DateTimeFormatter TIME = new DateTimeFormatterBuilder().appendInstant(3).toFormatter();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    private record End(int code, long pauseMs) {}

    private final CompletableFuture<Integer> closed = new CompletableFuture<>();
    private final ScheduledExecutorService sender = Executors.newSingleThreadScheduledExecutor();
    private volatile long heardAt = System.currentTimeMillis();
    private volatile long pauseMs;
    private final StringBuilder text = new StringBuilder();
    private final List<String> stored = new ArrayList<>();

    // Your database: it stores each messageId once.
    private static void store(String event) throws Exception {
        Files.writeString(Path.of("events.jsonl"), event + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    // Connects with a ticket, and gives the close code and the pause that the server asked for.
    private static End serve(String ticket) {
        String url = MerchantSigning.environment("TOKEN_BASE_URL").replaceFirst("^http", "ws") + "/ws/listen?merchantId="
            + MerchantSigning.environment("MERCHANT_ID") + "&token=" + ticket;
        Listen listener = new Listen();
        WebSocket socket = CLIENT.newWebSocketBuilder().subprotocols("listen.v1").connectTimeout(Duration.ofSeconds(15))
            .buildAsync(URI.create(url), listener).join();
        // A dead network closes no socket.
        listener.sender.scheduleAtFixedRate(listener::dropWhenSilent, 1, 1, TimeUnit.SECONDS);
        int code = listener.closed.join();
        listener.sender.shutdown();
        socket.abort();
        return new End(code, listener.pauseMs);
    }

    private void dropWhenSilent() {
        if (System.currentTimeMillis() - heardAt > SILENCE_MS) {
            closed.complete(LOST);
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
            String type = MerchantSigning.find(frame, "type");
            if (type.equals("ping")) {
                send(socket, "{\"type\":\"pong\",\"id\":\"" + MerchantSigning.find(frame, "id")
                    + "\",\"ts\":\"" + TIME.format(Instant.now()) + "\"}");
            } else if (type.equals("goodbye")) {
                pauseMs = Long.parseLong(MerchantSigning.find(frame, "reconnectAfterMs"));
            } else if (frame.contains("\"seq\"")) { // only events have one
                store(frame);
                stored.add(MerchantSigning.find(frame, "messageId"));
                // In batches: at most 20 frames are allowed in a second.
                if (stored.size() == 1) {
                    sender.schedule(() -> acknowledge(socket), 200, TimeUnit.MILLISECONDS);
                }
            }
        } catch (Exception error) {
            socket.abort();
            closed.complete(LOST);
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
        closed.complete(LOST);
    }

    // 429 and 5xx pass, as failures of the network do.
    private static boolean isFinal(MerchantSigning.ApiException refusal) {
        return refusal.code < 500_000 && refusal.code != 429001;
    }

    // Continues after every break: what was not acknowledged arrives again.
    public static void main(String[] arguments) throws Exception {
        String ticket = null;
        for (int attempt = 0; ; attempt++) {
            long startedAt = System.currentTimeMillis();
            End end = new End(LOST, 0);
            try {
                // A ticket opens any number of connections, until it is refused.
                if (ticket == null) {
                    String session = MerchantSigning.sendSignedQuery("POST", "/user/refresh", Map.of(), "");
                    ticket = MerchantSigning.find(session, "listenToken");
                }
                end = serve(ticket);
            } catch (Exception error) {
                if (error instanceof MerchantSigning.ApiException refusal) {
                    if (isFinal(refusal)) {
                        throw error;
                    }
                    end = new End(LOST, refusal.retryAfter * 1000);
                }
                System.err.println(error);
            }
            if (FINAL_CODES.contains(end.code())) {
                throw new IllegalStateException("closed with " + end.code());
            }
            if (TICKET_CODES.contains(end.code())) {
                ticket = null;
            }
            if (System.currentTimeMillis() - startedAt >= 60_000) {
                attempt = 0;
            }
            double wait = Math.random() * Math.min(30_000, 1000 * Math.pow(2, attempt));
            long least = Math.max(end.pauseMs(), LEAST_WAIT_MS.getOrDefault(end.code(), 0L));
            Thread.sleep(Math.max((long) wait, least));
        }
    }
}
