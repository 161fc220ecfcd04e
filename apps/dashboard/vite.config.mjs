import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: { outDir: 'dist/pages', emptyOutDir: true, assetsInlineLimit: 0, chunkSizeWarningLimit: 1_500 },
});
