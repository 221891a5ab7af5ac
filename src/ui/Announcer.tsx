/** The live region of a modal dialog, which `announce` writes to. */
export function Announcer() {
  return <p className="visually-hidden" data-announcer="" role="status" />;
}
