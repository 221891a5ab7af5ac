/** What the development server loads: the starter and the styles come as modules, so that a change of them is seen at once. */
import '../styles/layers.css';
import '../styles/first-view.css';
import '../styles/later.css';
import '../styles/areas.css';
import './content-warnings.ts';
import '../boot/boot.ts';
import './entry.client.tsx';
