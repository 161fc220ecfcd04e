import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type BrandFile, brandFilePath } from '@blazon/contracts/dashboard';
import { Archive, BookOpen, LayoutTemplate } from 'lucide-react';
import { fill } from '../api/client';
import { useProjectParams } from './queries';

/** Files that open in the browser; all others are saved. */
const pages = [
  { file: 'guidelines.html', label: 'Style guidelines', Icon: BookOpen },
  { file: 'sheet.html', label: 'Brand sheet', Icon: LayoutTemplate },
] as const;

type Single = Exclude<BrandFile, 'brand.zip' | (typeof pages)[number]['file']>;

/** Every single file, by purpose. */
const groups: { name: string; files: Partial<Record<Single, string>> }[] = [
  { name: 'Logo', files: { 'logo.svg': 'SVG', 'logo-dark.svg': 'SVG on dark' } },
  { name: 'Logo as PNG', files: { 'logo-512.png': '512 px', 'logo-1024.png': '1024 px', 'logo-2048.png': '2048 px' } },
  {
    name: 'Favicon',
    files: { 'favicon.svg': 'SVG', 'favicon-16.png': '16 px', 'favicon-32.png': '32 px', 'favicon-180.png': '180 px' },
  },
  { name: 'App icon', files: { 'app-icon-512.png': '512 px' } },
  { name: 'Palette', files: { 'palette.css': 'CSS', 'palette.json': 'JSON' } },
  { name: 'Fonts', files: { 'fonts.zip': 'Files and licence (zip)' } },
  { name: 'Guidelines', files: { 'guidelines.pdf': 'PDF' } },
];

export function Downloads({ projectId, memoryId }: { projectId: string; memoryId: string }) {
  const params = useProjectParams(projectId);
  const address = (file: BrandFile) => fill(brandFilePath, { ...params, memory_id: memoryId, file });
  return (
    <Stack>
      <Group gap="xs" grow preventGrowOverflow={false}>
        {pages.map(({ file, label, Icon }) => (
          <Button
            key={file}
            component="a"
            href={address(file)}
            target="_blank"
            rel="noreferrer"
            variant="light"
            leftSection={<Icon size={16} aria-hidden />}
          >
            {label}
          </Button>
        ))}
        <Button component="a" href={`${address('brand.zip')}?download=1`} leftSection={<Archive size={16} aria-hidden />}>
          Everything (zip)
        </Button>
      </Group>
      <Stack gap={6}>
        {groups.map(({ name, files }) => (
          <Group key={name} gap="md" align="baseline">
            <Text size="sm" c="dimmed" w={96}>
              {name}
            </Text>
            {Object.entries(files).map(([file, label]) => (
              <Anchor key={file} size="sm" href={`${address(file as Single)}?download=1`} download aria-label={`${name}, ${label}`}>
                {label}
              </Anchor>
            ))}
          </Group>
        ))}
      </Stack>
    </Stack>
  );
}
