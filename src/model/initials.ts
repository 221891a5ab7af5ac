/** The placeholder for a site that has no logo: the first letters of the first two words of its title, or one Han character. */
export function getInitials(title: string): string {
  const words = title.match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? [];
  const [first = '', second = ''] = words.filter((word) => !/^(?:the|api)$/i.test(word));
  const initials = /\p{Script=Han}/u.test(first)
    ? first
    : [first, second].map((word) => [...word].slice(0, 1).join('')).join('');
  return initials.toUpperCase() || 'API';
}
