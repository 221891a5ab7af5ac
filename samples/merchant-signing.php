<?php
// Signs requests, verifies responses, encrypts fields. PHP 8.1 or newer with its openssl extension; nothing to install.
declare(strict_types=1);

namespace MerchantSigning;

/** An environment variable, or a default. */
function environment(string $name, string $fallback): string
{
    return getenv($name) ?: $fallback;
}

define(__NAMESPACE__ . '\ACCESS_TOKEN', environment('ACCESS_TOKEN', 'atk_3Fh7Kq9Zr2Vx5Bn8Ty1Wm4Pc6Ld0JgSaEuIoRtYiQwN'));
define(__NAMESPACE__ . '\MERCHANT_ID', environment('MERCHANT_ID', 'mch_01KF0AP900N5Y4WP04V8T304CJ'));
define(__NAMESPACE__ . '\KEY_ID', environment('KEY_ID', 'mk_sig_test_1'));
define(__NAMESPACE__ . '\KEY_FILE', environment('KEY_FILE', 'mk_sig_test_1.pem'));
define(__NAMESPACE__ . '\PROVIDER_KEY_ID', environment('PROVIDER_KEY_ID', 'pk_enc_test_1'));
define(__NAMESPACE__ . '\PROVIDER_KEY_FILE', environment('PROVIDER_KEY_FILE', 'pk_enc_test_1.pub.pem'));
define(__NAMESPACE__ . '\PROVIDER_SIGNING_KEY_FILE', environment('PROVIDER_SIGNING_KEY_FILE', 'pk_sig_test_1.pub.pem'));

/** Headers that sign a request. $target: path and query exactly as sent; $body: exactly the text sent. */
function signedHeaders(string $method, string $target, string $body = ''): array
{
    [$timestamp, $nonce] = [timestamp(), bin2hex(random_bytes(16))];
    return [
        'X-Merchant-Id: ' . MERCHANT_ID,
        'X-Key-Id: ' . KEY_ID,
        'X-Timestamp: ' . $timestamp,
        'X-Nonce: ' . $nonce,
        'X-Signature: ' . signature($method, $target, $timestamp, $nonce, $body),
    ];
}

/** The target of a request to the token service with the signature in its query. */
function signedTarget(string $method, string $target, string $body = ''): string
{
    [$timestamp, $nonce] = [timestamp(), bin2hex(random_bytes(16))];
    $toSign = targetToSign($target, $timestamp, $nonce);
    return $toSign . '&signature=' . rawurlencode(signature($method, $toSign, $timestamp, $nonce, $body));
}

/** With its own query parameters and those of the signature, sorted by name. */
function targetToSign(string $target, string $timestamp, string $nonce): string
{
    [$path, $query] = [...explode('?', $target, 2), ''];
    $own = ['merchantId=' . MERCHANT_ID, 'keyId=' . KEY_ID, "timestamp=$timestamp", "nonce=$nonce"];
    $pairs = [...$own, ...array_filter(explode('&', $query))];
    usort($pairs, fn (string $one, string $other): int => strcmp(strtok($one, '='), strtok($other, '=')));
    return $path . '?' . implode('&', $pairs);
}

/** Six lines, each ended by a line feed. */
function signature(string $method, string $target, string $timestamp, string $nonce, string $body): string
{
    $toSign = lines($method, $target, MERCHANT_ID, $timestamp, $nonce, hash('sha256', $body));
    openssl_sign($toSign, $signature, openssl_pkey_get_private(file_get_contents(KEY_FILE)), 'sha256');
    return base64_encode($signature);
}

/** Throws unless the provider signed the response. $headers: lines as PHP gives them; $body: exactly the text received. */
function verifyResponse(array $headers, string $body): void
{
    $values = [];
    foreach ($headers as $line) {
        [$name, $value] = [...explode(':', $line, 2), ''];
        $values[strtolower($name)] = trim($value);
    }
    $status = explode(' ', $headers[0] ?? '')[1] ?? '';
    $signed = lines($status, $values['x-request-id'] ?? '', $values['x-timestamp'] ?? '', hash('sha256', $body));
    $key = openssl_pkey_get_public(file_get_contents(PROVIDER_SIGNING_KEY_FILE));
    if (openssl_verify($signed, base64_decode($values['x-signature'] ?? ''), $key, 'sha256') !== 1) {
        throw new \RuntimeException("the response is not signed by the provider: $status $body");
    }
}

/** A compact JWE (RSA-OAEP-256, A256GCM) for the provider. */
function encryptField(array $plaintext): string
{
    $header = json_encode(['alg' => 'RSA-OAEP-256', 'enc' => 'A256GCM', 'kid' => PROVIDER_KEY_ID, 'cty' => 'json']);
    $contentKey = random_bytes(32);
    $key = openssl_pkey_get_public(file_get_contents(PROVIDER_KEY_FILE));
    $size = intdiv(openssl_pkey_get_details($key)['bits'], 8);
    openssl_public_encrypt(oaep($contentKey, $size), $wrapped, $key, OPENSSL_NO_PADDING);
    $sealed = seal(base64url($header), $contentKey, random_bytes(12), json_encode($plaintext));
    return base64url($header) . '.' . base64url($wrapped) . '.' . $sealed;
}

/** The last three parts: IV, ciphertext, tag. */
function seal(string $header, string $contentKey, string $iv, string $text): string
{
    $ciphertext = openssl_encrypt($text, 'aes-256-gcm', $contentKey, OPENSSL_RAW_DATA, $iv, $tag, $header, 16);
    return implode('.', array_map(base64url(...), [$iv, $ciphertext, $tag]));
}

/** OAEP with SHA-256 (RFC 8017, section 7.1.1): PHP itself has it with SHA-1 before 8.5. */
function oaep(string $message, int $size): string
{
    $block = str_pad(hash('sha256', '', true), $size - strlen($message) - 34, "\0") . "\1" . $message;
    $seed = random_bytes(32);
    $maskedBlock = $block ^ mask($seed, strlen($block));
    return "\0" . ($seed ^ mask($maskedBlock, 32)) . $maskedBlock;
}

function mask(string $seed, int $length): string
{
    $mask = '';
    for ($counter = 0; strlen($mask) < $length; $counter++) {
        $mask .= hash('sha256', $seed . pack('N', $counter), true);
    }
    return substr($mask, 0, $length);
}

function timestamp(): string
{
    return (string) (int) (microtime(true) * 1000);
}

function lines(string ...$lines): string
{
    return implode("\n", $lines) . "\n";
}

function base64url(string $data): string
{
    return rtrim(strtr(base64_encode($data), '+/', '-_'), '=');
}
