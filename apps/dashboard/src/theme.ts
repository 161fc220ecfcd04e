import {
  Accordion,
  Badge,
  Card,
  Code,
  createTheme,
  type CSSVariablesResolver,
  Drawer,
  type MantineColorsTuple,
  Modal,
  NavLink,
  PasswordInput,
  Textarea,
  TextInput,
} from '@mantine/core';

/** Blazon's own blue, from the palette that the engine gave our mark. */
const azure: MantineColorsTuple = [
  '#eef3fe',
  '#d9e3f8',
  '#b0c4f0',
  '#84a4e9',
  '#5f88e3',
  '#4876df',
  '#3b6dde',
  '#2d5cc5',
  '#2452b1',
  '#16479d',
];

export const theme = createTheme({
  primaryColor: 'azure',
  primaryShade: 7,
  autoContrast: true,
  colors: { azure },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // Coloured text on its own tint is hard to read for some; a dot tells the state beside text in the usual colour.
    // A state is one whole word, in the case in which the API writes it, however narrow the column.
    Badge: Badge.extend({
      defaultProps: { variant: 'dot' },
      styles: {
        root: { textTransform: 'none', fontWeight: 550, minWidth: 'fit-content', letterSpacing: 0 },
        label: { overflow: 'visible' },
      },
    }),
    // Hashes and URLs have no place to break at, and phones no room for them.
    Code: Code.extend({ styles: { root: { overflowWrap: 'anywhere' } } }),
    // A card stands on the ground of a page as every other frame does.
    Card: Card.extend({ styles: { root: { background: 'var(--mantine-color-body)' } } }),
    // The same for what opens and closes: code stands out from its ground.
    Accordion: Accordion.extend({ styles: { item: { background: 'var(--mantine-color-body)', borderColor: 'var(--item-border-color)' } } }),
    NavLink: NavLink.extend({ styles: { root: { borderRadius: 'var(--mantine-radius-md)' } } }),
    // Nearly every field is required; the few that are not say so.
    TextInput: TextInput.extend({ defaultProps: { withAsterisk: false } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { withAsterisk: false } }),
    Textarea: Textarea.extend({ defaultProps: { withAsterisk: false } }),
    Drawer: Drawer.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }),
    Modal: Modal.extend({ defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } }),
    // Loaded with the first message, so without an import here.
    Notification: { defaultProps: { closeButtonProps: { 'aria-label': 'Close' } } },
  },
});

/** The library's dimmed text, links and warnings are too faint to read for some; these have a contrast of 4.5 and more on every ground of ours. */
export const readable: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': colors.gray[7],
    '--mantine-color-placeholder': colors.gray[6],
    '--mantine-color-red-text': colors.red[9],
  },
  dark: {
    '--mantine-color-dimmed': colors.dark[1],
    '--mantine-color-placeholder': colors.dark[2],
    '--mantine-color-red-text': colors.red[4],
    // Buttons without a ground have the colour of their action, as on light ground.
    '--mantine-color-red-light-color': colors.red[4],
    '--mantine-color-azure-light-color': azure[3],
    '--mantine-color-anchor': azure[3],
  },
});
