/** What the development server loads: the boot script and the styles are modules, so that a change of them is seen at once. */
import '../styles/critical-home.css';
import '../styles/deferred.css';
import '../boot/boot.ts';
import './entry.client.tsx';
