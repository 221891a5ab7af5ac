/** Address of a guide's image below the base: `/_images/zh/guide/keys.svg`, `/_images/v1/zh/guide/keys.svg`. */
export function imageAddress(folder: string, file: string): string {
  return `/_images/${folder.replace(/^versions\//, '')}${file.replace(/^guides\//, '')}`;
}
