<?php
// Signs requests, verifies responses, encrypts and decrypts fields. PHP 8.1 or newer with its openssl extension. Fields need
// phpseclib as well, because PHP itself has RSA-OAEP with SHA-1 only before 8.5: composer require phpseclib/phpseclib:~3.0
//
// Set in the environment:
//   BASE_URL, TOKEN_BASE_URL            origins of the merchant API and of the token service
//   MERCHANT_ID                         your merchant number
//   KEY_ID, KEY_FILE                    your signing key: its ID, and a PEM file with the private key
//   PROVIDER_SIGNING_KEY_FILE           PEM file with the public key that verifies responses, named after its ID: pk_sig_1.pem;
//                                       while keys rotate both files, with a comma between them
//   ACCESS_TOKEN                        for requests that have one
//   PROVIDER_KEY_ID, PROVIDER_KEY_FILE  the provider's encryption key, for fields that you encrypt
//   DECRYPTION_KEY_FILE                 PEM file with your private encryption key, for fields that you decrypt
declare(strict_types=1);

namespace MerchantSigning;

use phpseclib3\Crypt\Common\AsymmetricKey;
use phpseclib3\Crypt\PublicKeyLoader;
use phpseclib3\Crypt\RSA;

const TIMEOUT_SECONDS = 15;

if (is_file(__DIR__ . '/vendor/autoload.php')) {
    require_once __DIR__ . '/vendor/autoload.php';
}

/** The request was refused. After an exception of another kind, such as a time-out, HTTP 504 or 401010, what happened to it is unknown. */
final class ApiException extends \RuntimeException
{
}

/** A variable of the environment. Stops the program when it is not set. */
function environment(string $name): string
{
    $value = getenv($name);
    if ($value === false || $value === '') {
        fwrite(STDERR, "Set $name in the environment: merchant-signing.php says what it is.\n");
        exit(1);
    }
    return $value;
}

/** A new key, written down before anything is sent: a repetition needs the same one. Use your database in production. */
function newIdempotencyKey(): string
{
    $key = bin2hex(random_bytes(16));
    file_put_contents('idempotency-keys.txt', gmdate('Y-m-d\TH:i:s\Z') . " $key\n", FILE_APPEND | LOCK_EX);
    return $key;
}

/**
 * Sends a request to the merchant API, with a signature in its headers. Gives data of the response, once it is verified and its code
 * is 0.
 */
function sendSigned(
    string $method,
    string $target,
    array $headers = [],
    #[\SensitiveParameter] array|object|string $body = '',
): mixed {
    $text = toText($body);
    $lines = [...lineUp($headers), ...signedHeaders($method, $target, $text)];
    return send($method, environment('BASE_URL') . $target, $lines, $text);
}

/** The same to the token service, with the signature in the query. */
function sendSignedQuery(
    string $method,
    string $target,
    array $headers = [],
    #[\SensitiveParameter] array|object|string $body = '',
): mixed {
    $text = toText($body);
    return send($method, environment('TOKEN_BASE_URL') . signedTarget($method, $target, $text), lineUp($headers), $text);
}

function send(string $method, string $url, array $headers, #[\SensitiveParameter] string $body): mixed
{
    $content = $body === '' ? [] : ['Content-Type: application/json; charset=utf-8'];
    $context = stream_context_create(['http' => [
        'method' => $method,
        'header' => [...$content, ...$headers],
        'content' => $body,
        // Following a redirect would send token, signature and body to another address.
        'follow_location' => 0,
        'timeout' => TIMEOUT_SECONDS,
        'ignore_errors' => true,
    ]]);
    // Without its warning, which quotes the URL: the signature may be in it.
    $text = @file_get_contents($url, false, $context);
    if ($text === false) {
        throw new \RuntimeException("no response to $method " . strtok($url, '?'));
    }
    verifyResponse($http_response_header, $text);
    $envelope = parse($text);
    if ($envelope['code'] !== 0) {
        ['code' => $code, 'error' => $error, 'message' => $message, 'requestId' => $requestId] = $envelope;
        $summary = "$code $error: $message (request $requestId)";
        // 503 says that this attempt executed nothing; 500, 502 and 504 do not. 401010: a library or proxy sent the request twice.
        $status = intdiv($code, 1000);
        if ($code === 401010 || ($status >= 500 && $status !== 503)) {
            throw new \RuntimeException("The outcome is unknown: $summary");
        }
        throw new ApiException($summary, $code);
    }
    return $envelope['data'];
}

function toText(array|object|string $body): string
{
    return is_string($body) ? $body : json_encode($body, JSON_THROW_ON_ERROR);
}

/** Headers as PHP sends them. */
function lineUp(array $headers): array
{
    return array_map(fn (string $name, string $value): string => "$name: $value", array_keys($headers), $headers);
}

/** Headers that sign a request. $target: path and query exactly as sent; $body: exactly the text sent. */
function signedHeaders(string $method, string $target, string $body = ''): array
{
    [$timestamp, $nonce] = [timestamp(), bin2hex(random_bytes(16))];
    return [
        'X-Merchant-Id: ' . environment('MERCHANT_ID'),
        'X-Key-Id: ' . environment('KEY_ID'),
        'X-Timestamp: ' . $timestamp,
        'X-Nonce: ' . $nonce,
        'X-Signature: ' . signature($method, $target, $timestamp, $nonce, $body),
    ];
}

/** The target with the signature in its query. */
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
    $own = ['merchantId=' . environment('MERCHANT_ID'), 'keyId=' . environment('KEY_ID'), "timestamp=$timestamp", "nonce=$nonce"];
    $pairs = [...$own, ...array_filter(explode('&', $query))];
    usort($pairs, fn (string $one, string $other): int => strcmp(strtok($one, '='), strtok($other, '=')));
    return $path . '?' . implode('&', $pairs);
}

/** Six lines, each ended by a line feed. */
function signature(string $method, string $target, string $timestamp, string $nonce, string $body): string
{
    $toSign = lines($method, $target, environment('MERCHANT_ID'), $timestamp, $nonce, hash('sha256', $body));
    openssl_sign($toSign, $signature, openssl_pkey_get_private(file_get_contents(environment('KEY_FILE'))), 'sha256');
    return base64_encode($signature);
}

/**
 * Throws unless the provider signed the response. $headers: lines as PHP gives them; $body: exactly the text received. Errors leave
 * it out, because logs keep them.
 */
function verifyResponse(array $headers, #[\SensitiveParameter] string $body): void
{
    $values = [];
    foreach ($headers as $line) {
        [$name, $value] = [...explode(':', $line, 2), ''];
        $values[strtolower($name)] = trim($value);
    }
    $status = explode(' ', $headers[0] ?? '')[1] ?? '';
    if (str_starts_with($status, '3')) {
        $repair = 'Check BASE_URL and TOKEN_BASE_URL.';
        throw new \RuntimeException("Redirect (HTTP $status), not followed: the API never sends one. $repair");
    }
    $signed = lines($status, $values['x-request-id'] ?? '', $values['x-timestamp'] ?? '', hash('sha256', $body));
    $signature = base64_decode($values['x-signature'] ?? '');
    $keyId = $values['x-key-id'] ?? '';
    if ($keyId === '' || openssl_verify($signed, $signature, providerKey($keyId), 'sha256') !== 1) {
        throw new \RuntimeException("The response is not signed by the provider (HTTP $status).");
    }
}

/** The public key of this ID. */
function providerKey(string $keyId): \OpenSSLAsymmetricKey
{
    foreach (array_map(trim(...), explode(',', environment('PROVIDER_SIGNING_KEY_FILE'))) as $file) {
        if (in_array(basename($file), ["$keyId.pem", "$keyId.pub.pem"], true)) {
            return openssl_pkey_get_public(file_get_contents($file));
        }
    }
    $repair = "Download it from the console, add $keyId.pem.";
    throw new \RuntimeException("PROVIDER_SIGNING_KEY_FILE has no key $keyId, which signed the response. $repair");
}

/** A compact JWE (RSA-OAEP-256, A256GCM) for the provider. */
function encryptField(array $plaintext): string
{
    $kid = environment('PROVIDER_KEY_ID');
    $header = base64url(json_encode(['alg' => 'RSA-OAEP-256', 'enc' => 'A256GCM', 'kid' => $kid, 'cty' => 'json']));
    $contentKey = random_bytes(32);
    $wrapped = base64url(oaepKey('PROVIDER_KEY_FILE')->encrypt($contentKey));
    return "$header.$wrapped." . seal($header, $contentKey, random_bytes(12), json_encode($plaintext));
}

/** The last three parts: IV, ciphertext, tag. */
function seal(string $header, string $contentKey, string $iv, string $text): string
{
    $ciphertext = openssl_encrypt($text, 'aes-256-gcm', $contentKey, OPENSSL_RAW_DATA, $iv, $tag, $header, 16);
    return implode('.', array_map(base64url(...), [$iv, $ciphertext, $tag]));
}

/** What the provider encrypted to you. Never log it. */
function decryptField(string $jwe): mixed
{
    if (substr_count($jwe, '.') !== 4) {
        throw new \RuntimeException('Not a compact JWE');
    }
    [$header, $wrapped, $iv, $ciphertext, $tag] = explode('.', $jwe);
    ['alg' => $alg, 'enc' => $enc] = parse(fromBase64url($header));
    if ($alg !== 'RSA-OAEP-256' || $enc !== 'A256GCM' || strlen(fromBase64url($tag)) !== 16) {
        throw new \RuntimeException("Not an algorithm of the contract: $alg, $enc");
    }
    $contentKey = oaepKey('DECRYPTION_KEY_FILE')->decrypt(fromBase64url($wrapped));
    [$data, $nonce, $mac] = array_map(fromBase64url(...), [$ciphertext, $iv, $tag]);
    $text = openssl_decrypt($data, 'aes-256-gcm', $contentKey, OPENSSL_RAW_DATA, $nonce, $mac, $header);
    if ($text === false) {
        throw new \RuntimeException('The field was changed or belongs to another key');
    }
    return parse($text);
}

function oaepKey(string $variable): AsymmetricKey
{
    $key = PublicKeyLoader::load(file_get_contents(environment($variable)));
    return $key->withPadding(RSA::ENCRYPTION_OAEP)->withHash('sha256')->withMGFHash('sha256');
}

/** Reads JSON. The trace of an exception of json_decode quotes what it cannot read; this one does not. */
function parse(#[\SensitiveParameter] string $text): mixed
{
    try {
        return json_decode($text, true, 512, JSON_THROW_ON_ERROR);
    } catch (\JsonException) {
        throw new \RuntimeException('The text is not JSON.');
    }
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

function fromBase64url(string $text): string
{
    return base64_decode(strtr($text, '-_', '+/'), true) ?: '';
}
