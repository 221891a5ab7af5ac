import { connect } from 'node:tls';
import { at, type Check } from '../check.ts';

const DAY = 86_400_000;

/** The certificate lasts long enough to be renewed. Whether it is valid at all, each request has shown. */
export const checkCertificate: Check = async ({ home }, days) => {
  if (home.protocol !== 'https:')
    return ['localhost', '127.0.0.1'].includes(home.hostname) ? [] : [at('', 'is not served over TLS')];
  const end = await readEnd(home.hostname, Number(home.port || 443));
  const left = Math.floor((end.getTime() - Date.now()) / DAY);
  return left >= days ? [] : [at('', `the certificate ends in ${left} days (${end.toISOString().slice(0, 10)})`)];
};

function readEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    // One that nobody trusts has failed each request before.
    const socket = connect({ host, port, servername: host, timeout: 20_000, rejectUnauthorized: false }, () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.end();
    });
    socket.on('error', reject);
  });
}
