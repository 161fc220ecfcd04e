import { Box } from '@mantine/core';

export type Ground = 'light' | 'dark';

/** The grounds that the two variants are made for. */
const grounds: Record<Ground, string> = { light: '#ffffff', dark: '#14161a' };

interface LogoProps {
  svg: string;
  ground: Ground;
  alt: string;
  height?: number;
  /** Without a frame, for a place that has one. */
  bare?: boolean;
}

/** An SVG as a picture: a script in it could not run. */
export function Logo({ svg, ground, alt, height = 180, bare = false }: LogoProps) {
  return (
    <Box
      p="md"
      style={{
        background: grounds[ground],
        ...(!bare && { borderRadius: 'var(--mantine-radius-md)', border: '1px solid var(--mantine-color-default-border)' }),
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
