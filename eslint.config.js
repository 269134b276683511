import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { houseRules } from './scripts/lint/house-rules.js';

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      'dist-server',
      'release',
      'gallery',
      'node_modules',
      '**/generated',
      'test-results',
      '.data',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, house: houseRules },
    rules: {
      'no-console': ['error', { allow: ['error'] }],
      'no-eval': 'error',
      eqeqeq: ['error', 'smart'],
      // Types know better, and tests of types need names that nobody reads.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      'house/areas': 'error',
      'house/layers': 'error',
      'house/no-entity-in-engine': 'error',
      'house/only-dialects': 'error',
      'house/screens-are-data': 'error',
      'house/types-are-plugins': 'error',
      'house/no-default-export': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'house/module-state': 'error',
      'no-restricted-properties': [
        'error',
        ...['isComposing', 'keyCode'].map((property) => ({
          property,
          message: 'Keys of an input method reach nobody: src/ui/keep-composition.ts',
        })),
      ],
      // The plugin's further rules are for the React compiler, which is not in use.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/ui/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@mantine/*'], message: 'src/ui is the toolkit: Mantine stands below it.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/ui/keep-composition.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['scripts/**/*.{mjs,js}', 'server/*.mjs', '*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
      },
    },
  },
);
