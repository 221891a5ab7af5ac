import './received.css';

export { CommandText } from './CommandText.tsx';
export { FileInput } from './FileInput.tsx';
export { FileView } from './FileView.tsx';
export { StreamView } from './StreamView.tsx';
