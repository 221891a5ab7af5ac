/** Whether a text is rather a body, a frame or a response than words, a path or an id to search for. */
export function isPastedBody(text: string): boolean {
  const start = text.trimStart();
  return /^(?:< )?HTTP\/\d/.test(start) || /^[{[]\s*\\?["'{]/.test(start) || /^\{\s*\w+\s*:/.test(start);
}
