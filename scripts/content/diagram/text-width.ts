/** Width of a text in units of a drawing, rounded up: 12 px sans for labels, 12.5 px mono for the names of states. */
export function textWidth(text: string, face: 'sans' | 'mono' = 'sans'): number {
  const latin = face === 'mono' ? 7.6 : 6.4;
  let width = 0;
  for (const character of text) width += isWide(character) ? 12.4 : latin;
  return Math.ceil(width);
}

/** East Asian characters take a full square. */
function isWide(character: string): boolean {
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60]/u.test(character);
}
