/** Where this site is published. Its pages may call the simulator on the reader's machine. A placeholder of RFC 2606 until it has an address. */
export const origin = 'https://docs.example.com';
