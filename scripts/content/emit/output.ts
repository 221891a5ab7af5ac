/** A file to be written, by its path in the output folder, with forward slashes. */
export type Output = { path: string; content: string | Buffer };
