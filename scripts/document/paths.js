// Spectral's editor plugin evaluates these modules where nothing of Node can be imported, `node:path` neither.

/**
 * The address of a file beside another one: `openapi/a.yaml`, `../asyncapi/b.yaml` → `asyncapi/b.yaml`.
 * @param {string} file
 * @param {string} address
 * @returns {string}
 */
export function resolvePath(file, address) {
  /** @type {string[]} */
  const steps = [];
  for (const step of [...file.split('/').slice(0, -1), ...address.split('/')]) {
    const last = steps.at(-1);
    if (step === '..' && last !== undefined && last !== '..' && last !== '') steps.pop();
    else if (step !== '.' && (step !== '' || steps.length === 0)) steps.push(step);
  }
  return steps.join('/');
}

/**
 * `openapi/merchant.v2.yaml` → `merchant.v2`.
 * @param {string} file
 * @returns {string}
 */
export function getStem(file) {
  return file.slice(file.lastIndexOf('/') + 1).replace(/(?<=.)\.[^.]*$/, '');
}
