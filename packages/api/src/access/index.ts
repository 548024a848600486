'use client';
export * from './factor.ts';
export * from './invite.ts';
export * from './account.ts';
export * from './public.ts';
export * from './signed-in.ts';
export * from './staff.ts';
