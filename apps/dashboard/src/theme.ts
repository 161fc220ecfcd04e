import { createTheme, type MantineColorsTuple } from '@mantine/core';

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
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  colors: { azure },
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  headings: { fontWeight: '650' },
  defaultRadius: 'md',
  cursorType: 'pointer',
});
