import { Anchor, Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { type BrandFile, brandFilePath, brandFiles } from '@blazon/contracts/dashboard';
import { Archive, LayoutTemplate } from 'lucide-react';
import { fill } from '../api/client';
import { useProjectParams } from './queries';

/** What opens in the browser; everything else is saved. */
const pages: readonly BrandFile[] = ['sheet.html'];

export function Downloads({ projectId, memoryId }: { projectId: string; memoryId: string }) {
  const params = useProjectParams(projectId);
  const address = (file: BrandFile) => fill(brandFilePath, { ...params, memory_id: memoryId, file });
  const saved = brandFiles.filter((file) => !pages.includes(file) && file !== 'brand.zip');
  return (
    <Stack>
      <Group gap="xs">
        <Button
          component="a"
          href={address('sheet.html')}
          target="_blank"
          rel="noreferrer"
          variant="light"
          leftSection={<LayoutTemplate size={16} aria-hidden />}
        >
          Brand sheet
        </Button>
        <Button component="a" href={`${address('brand.zip')}?download=1`} leftSection={<Archive size={16} aria-hidden />}>
          Everything (zip)
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="xs">
        {saved.map((file) => (
          <Anchor key={file} size="sm" href={`${address(file)}?download=1`} download>
            {file}
          </Anchor>
        ))}
      </SimpleGrid>
    </Stack>
  );
}
