<?php
declare(strict_types=1);

namespace MerchantSigning;

require getenv('HELPER_FOLDER') . '/merchant-signing.php';

function verdict(string $status, string $requestId, string $timestamp, string $signature, string $body): string
{
    try {
        verifyResponse(["HTTP/1.1 $status", "X-Request-Id: $requestId", "X-Timestamp: $timestamp", "X-Signature: $signature"], $body);
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
    }, "\n";
}
