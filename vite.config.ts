// How the application's browser code is built and served while developing. The public pages have their own: scripts/build/website.ts.

import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite'
import { brand } from './src/base/brand.ts'

/** Fills the template: the product's name, and the interface's font asked for before the stylesheet is read. */
function template(): Plugin {
  return {
    name: 'template',
    transformIndexHtml(html, { bundle }) {
      const font = Object.keys(bundle ?? {}).find((file) => /nunito-latin-400-.*\.woff2$/.test(file))
      const tags: HtmlTagDescriptor[] =
        font === undefined
          ? []
          : [
              {
                tag: 'link',
                injectTo: 'head',
                attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${font}` },
              },
            ]
      return { html: html.replaceAll('%brand%', brand), tags }
    },
  }
}

export default defineConfig({
  root: 'src/app/web',
  publicDir: '../../../public',
  plugins: [react(), tailwindcss(), template()],
  build: {
    outDir: '../../../dist/web',
    // A data: address would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: 'src/app/web/app.html' },
  },
})
