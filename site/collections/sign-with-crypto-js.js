// Signs the request: RSASSA-PKCS1-v1_5 with SHA-256 in BigInt over crypto-js, because Newman and the safe mode of Bruno have no other
// cryptography. BigInt(1), not 1n: the parser of the safe mode rejects the literal. In a function: Postman runs the scripts of all requests in one scope.
(() => {
  const CryptoJS = require('crypto-js');

  const isBruno = typeof bru !== 'undefined';
  const get = (name) => (isBruno ? bru.getEnvVar(name) : pm.variables.get(name));
  const fill = (text) => (isBruno ? bru.interpolate(text) : pm.variables.replaceIn(text));

  function toBigInt(base64url) {
    const base64 = base64url.replace(/-/g, '+').replace(/_/g, '/');
    return BigInt(`0x${CryptoJS.enc.Base64.parse(base64 + '='.repeat((4 - (base64.length % 4)) % 4)).toString()}`);
  }

  function power(base, exponent, modulus) {
    let result = BigInt(1);
    let factor = base % modulus;
    for (let rest = exponent; rest > BigInt(0); rest = rest / BigInt(2)) {
      if (rest % BigInt(2) === BigInt(1)) result = (result * factor) % modulus;
      factor = (factor * factor) % modulus;
    }
    return result;
  }

  function sign(text, jwk) {
    const [n, p, q, dp, dq, qi] = ['n', 'p', 'q', 'dp', 'dq', 'qi'].map((name) => toBigInt(jwk[name]));
    const length = Math.ceil(n.toString(16).length / 2);
    const info = `3031300d060960864801650304020105000420${CryptoJS.SHA256(CryptoJS.enc.Utf8.parse(text)).toString()}`;
    const message = BigInt(`0x0001${'ff'.repeat(length - 3 - info.length / 2)}00${info}`);
    // Chinese remainder theorem: four times as fast.
    const m2 = power(message, dq, q);
    const h = (qi * (power(message, dp, p) - (m2 % p) + p)) % p;
    const signature = (m2 + h * q).toString(16).padStart(length * 2, '0');
    return CryptoJS.enc.Base64.stringify(CryptoJS.enc.Hex.parse(signature));
  }

  const method = isBruno ? req.getMethod() : pm.request.method;
  const address = fill(isBruno ? req.getUrl() : pm.request.url.toString());
  const target = address.replace(/^[a-z]+:\/\/[^/]+/, '');

  // The body is filled in here: filled in by the tool, other bytes would leave than were signed.
  const template = isBruno ? req.getBody({ raw: true }) : pm.request.body?.raw;
  const body = template ? fill(typeof template === 'string' ? template : JSON.stringify(template)) : '';
  if (body && isBruno) req.setBody(body, { raw: true });
  if (body && !isBruno) pm.request.body.update({ mode: 'raw', raw: body, options: pm.request.body.options });

  const jwk = JSON.parse(get('signingKey'));
  const merchantId = get('merchantId');
  const timestamp = String(Date.now());
  const nonce = CryptoJS.lib.WordArray.random(16).toString();
  const digest = CryptoJS.SHA256(CryptoJS.enc.Utf8.parse(body)).toString();
  const signFor = (signedTarget) =>
    sign([method, signedTarget, merchantId, timestamp, nonce, digest].map((line) => `${line}\n`).join(''), jwk);

  if (target.startsWith('/user/')) {
    // The token service takes the signature in its query.
    const encode = (text) =>
      encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
    const [path, query = ''] = target.split('?');
    const own = query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => pair.split('=').map(decodeURIComponent));
    const canonical = [
      ...own,
      ['merchantId', merchantId],
      ['keyId', jwk.kid],
      ['timestamp', timestamp],
      ['nonce', nonce],
    ]
      .map(([name, value]) => `${encode(name)}=${encode(value)}`)
      .sort()
      .join('&');
    const signed = `${address.slice(0, address.length - target.length)}${path}?${canonical}&signature=${encode(signFor(`${path}?${canonical}`))}`;
    if (isBruno) req.setUrl(signed);
    else pm.request.url.update(signed);
  } else {
    const headers = {
      'X-Merchant-Id': merchantId,
      'X-Key-Id': jwk.kid,
      'X-Timestamp': timestamp,
      'X-Nonce': nonce,
      'X-Signature': signFor(target),
      ...(target.startsWith('/v2/biz/code2token') ? {} : { Authorization: `Bearer ${get('accessToken')}` }),
    };
    for (const name of Object.keys(headers)) {
      if (isBruno) req.setHeader(name, headers[name]);
      else pm.request.headers.upsert({ key: name, value: headers[name] });
    }
  }
})();
