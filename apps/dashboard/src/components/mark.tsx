import { useComputedColorScheme } from '@mantine/core';
import mark from './mark.svg';
import markOnDark from './mark-dark.svg';

/** Blazon's own mark, made by its engine. */
export function Mark({ size }: { size: number }) {
  const ground = useComputedColorScheme('light', { getInitialValueInEffect: false });
  return <img src={ground === 'dark' ? markOnDark : mark} width={size} height={size} alt="Blazon" />;
}
