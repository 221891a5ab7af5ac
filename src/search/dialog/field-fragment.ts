/** Where a field is, from its fragment: `res-202-data-cardId` is `data.cardId` of the response 202. */
export function parseFieldFragment(id: string): { path: string; status?: string } {
  const header = /^(?:res-(?<status>\w+)-)?header-(?<name>.+)$/.exec(id)?.groups;
  if (header) return { path: header.name ?? id, ...(header.status && { status: header.status }) };
  const response = /^res-(?<status>\w+)-(?<path>.+)$/.exec(id)?.groups;
  if (response) return { path: toPath(response.path ?? id), status: response.status };
  return { path: toPath(id.replace(/^message-/, '')) };
}

function toPath(parts: string): string {
  return parts.replaceAll('-', '.');
}
