<?php
declare(strict_types=1);

namespace MerchantSigning;

require getenv('HELPER_FOLDER') . '/merchant-signing.php';

function verdict(string $status, string $requestId, string $timestamp, string $signature, string $body): string
{
    try {
        $headers = ["X-Key-Id: pk_sig_test_1", "X-Request-Id: $requestId", "X-Timestamp: $timestamp", "X-Signature: $signature"];
        verifyResponse(["HTTP/1.1 $status", ...$headers], $body);
        return 'genuine';
    } catch (\RuntimeException) {
        return 'forged';
    }
}

function decrypted(string $jwe): string
{
    try {
        return json_encode(decryptField($jwe));
    } catch (\Exception) {
        return 'refused';
    }
}

/** What comes back, or an error as a program prints that does not catch it. */
function oneLine(\Closure $send, array $request, array $headers = []): string
{
    [$method, $target, $body] = $request;
    try {
        return json_encode($send($method, $target, $headers, $body));
    } catch (\Exception $error) {
        return str_replace("\n", ' ', (string) $error);
    }
}

$headers = ['Authorization' => 'Bearer ' . getenv('ACCESS_TOKEN'), 'Idempotency-Key' => 'key-of-the-driver'];
$list = array_slice($argv, 1);
while ($command = array_shift($list)) {
    $take = function (int $count) use (&$list): array {
        return array_splice($list, 0, $count);
    };
    echo match ($command) {
        'sign' => signature(...$take(5)),
        'target' => targetToSign(...$take(3)),
        'seal' => (fn (string $header, string $key, string $iv, string $text) => seal($header, hex2bin($key), hex2bin($iv), $text))(...$take(4)),
        'encrypt' => encryptField(json_decode($take(1)[0], true)),
        'decrypt' => decrypted(...$take(1)),
        'verify' => verdict(...$take(5)),
        'send' => oneLine(sendSigned(...), $take(3), $headers),
        'query' => oneLine(sendSignedQuery(...), $take(3)),
    }, "\n";
}
