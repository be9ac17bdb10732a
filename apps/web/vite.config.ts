import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Everything that a battle needs, missions and layouts too, is kept at the first visit; a faction's datasheets when they are first read. */
const offline = VitePWA({
  registerType: 'prompt', // never a reload in the middle of a battle
  injectRegister: null,
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,woff2,webmanifest}', 'data/{index,book,orks,tau-empire,bm,kotc}-*.json'],
    clientsClaim: true, // what the first visit reads is kept as well
    navigateFallback: 'index.html',
    maximumFileSizeToCacheInBytes: 4_000_000,
    runtimeCaching: [
      {
        urlPattern: ({ url }) => url.pathname.includes('/data/'),
        handler: 'CacheFirst',
        options: { cacheName: 'datasheets' },
      },
    ],
  },
  manifest: {
    name: 'Adjutant',
    short_name: 'Adjutant',
    description: 'A referee, an opponent and an odds engine for tabletop battles.',
    display: 'standalone',
    background_color: '#F1EEE7',
    theme_color: '#F1EEE7',
    icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  },
});

/** Datasheets lie in a folder of their own, so that the offline rules can tell them from the app. */
const output = {
  assetFileNames: ({ names }: { readonly names: readonly string[] }) =>
    names.some((name) => name.endsWith('.json')) ? 'data/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]',
};

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), offline],
  worker: { format: 'es', rolldownOptions: { output } },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
