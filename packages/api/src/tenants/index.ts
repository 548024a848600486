'use client';
export * from './firm.ts';
export * from './sections.ts';
