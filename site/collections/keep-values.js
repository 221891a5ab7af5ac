// Keeps what later requests need: the token, and every id that is a variable. In a function: Postman runs the scripts of all requests in one scope.
(() => {
  const isBruno = typeof bru !== 'undefined';
  const has = (name) => (isBruno ? bru.getEnvVar(name) !== undefined : pm.environment.has(name));
  const set = (name, value) => (isBruno ? bru.setEnvVar(name, value) : pm.environment.set(name, value));

  function read() {
    try {
      return isBruno ? res.getBody() : pm.response.json();
    } catch (_) {
      return undefined;
    }
  }

  const envelope = read();
  const data = envelope?.code === 0 && envelope.data ? envelope.data : {};
  // An order of a card and one of a payout have the same field for different ids.
  const nameValue = (name, value) =>
    name === 'orderId' ? (value.startsWith('pay_') ? 'paymentOrderId' : 'cardOrderId') : name;
  for (const part of [data, ...Object.values(data)])
    for (const [name, value] of Object.entries(part && !Array.isArray(part) && typeof part === 'object' ? part : {}))
      if (/(?:Id|Token)$/.test(name) && typeof value === 'string' && has(nameValue(name, value)))
        set(nameValue(name, value), value);
})();
