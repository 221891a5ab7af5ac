/** Whether the reader writes the fields or reads them: what is always there needs no word when reading. */
export type Direction = 'request' | 'response';
