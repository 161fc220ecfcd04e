import { Anchor, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { type BrandFile, brandFilePath, brandFiles } from '@blazon/contracts/dashboard';
import { Archive, BookOpen, LayoutTemplate } from 'lucide-react';
import { fill } from '../api/client';
import { useProjectParams } from './queries';

/** What opens in the browser; everything else is saved. */
const pages = [
  { file: 'guidelines.html', label: 'Style guidelines', Icon: BookOpen },
  { file: 'sheet.html', label: 'Brand sheet', Icon: LayoutTemplate },
] as const;
const separate: readonly BrandFile[] = ['brand.zip', ...pages.map(({ file }) => file)];

export function Downloads({ projectId, memoryId }: { projectId: string; memoryId: string }) {
  const params = useProjectParams(projectId);
  const address = (file: BrandFile) => fill(brandFilePath, { ...params, memory_id: memoryId, file });
  return (
    <Stack>
      <Group gap="xs">
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
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs">
        {brandFiles
          .filter((file) => !separate.includes(file))
          .map((file) => (
            <Anchor key={file} size="sm" href={`${address(file)}?download=1`} download>
              {file}
            </Anchor>
          ))}
      </SimpleGrid>
    </Stack>
  );
}
