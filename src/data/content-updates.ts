/** Calls back when the development server has compiled changed content. Nothing of it is in the built site. */
export function onContentChanged(callback: () => void): () => void {
  // Spelled out: Vite gives it to modules that name it.
  const hot = import.meta.hot;
  const handleChange = () => {
    // The overlay of the last mistake; Vite takes away only those of its own modules.
    for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
    callback();
  };
  hot?.on('content:changed', handleChange);
  return () => hot?.off('content:changed', handleChange);
}
