/** What the document says of the addresses of its data and its provider; modules resolve them against their own. */
const ADDRESSES = ['root', 'provider'];

/**
 * Prepares an archived page for the program of the site, and returns the addresses of its modules. In an archive addresses are relative to the page, which is another one
 * after a navigation.
 */
export function findProgram(client = ''): string {
  const resolve = (address: string) => new URL(address, location.href).pathname;
  const { dataset } = document.getElementById('app') ?? document.body;
  for (const name of ADDRESSES) {
    const address = dataset[name];
    if (address !== undefined) dataset[name] = resolve(address);
  }
  document.querySelector('style[data-as-file]')?.remove();
  return client.split(' ').map(resolve).join(' ');
}
