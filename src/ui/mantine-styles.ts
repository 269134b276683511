// The CSS of the Mantine components in use, in Mantine's order: add a line for another one. In a cascade layer, so that
// our own rules win. Notices and dates bring theirs; `baseline` is in `base.css`, which is loaded before Mantine.
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import './mantine-look.css';
