import { Box } from '@mantine/core';

export type Ground = 'light' | 'dark';

/** The grounds that the two variants are made for. */
const grounds: Record<Ground, string> = { light: '#ffffff', dark: '#14161a' };

/** An SVG as a picture: a script in it could not run. */
export function Logo({ svg, ground, alt, height = 180 }: { svg: string; ground: Ground; alt: string; height?: number }) {
  return (
    <Box
      p="md"
      style={{
        background: grounds[ground],
        borderRadius: 'var(--mantine-radius-md)',
        border: '1px solid var(--mantine-color-default-border)',
      }}
    >
      <img
        src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
        alt={alt}
        style={{ display: 'block', width: '100%', height, objectFit: 'contain' }}
      />
    </Box>
  );
}
