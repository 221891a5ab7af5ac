// Keeps what later requests need: tokens and ids. An order of a card and one of a payout have the same field for different ids.
const data = response.parsedBody?.code === 0 ? (response.parsedBody.data ?? {}) : {};
const nameValue = (name, value) =>
  name === 'orderId' ? (value.startsWith('pay_') ? 'paymentOrderId' : 'cardOrderId') : name;
for (const part of [data, ...Object.values(data)])
  for (const [name, value] of Object.entries(part && !Array.isArray(part) && typeof part === 'object' ? part : {}))
    if (/(?:Id|Token)$/.test(name) && typeof value === 'string')
      $global.kept = { ...$global.kept, [nameValue(name, value)]: value };
