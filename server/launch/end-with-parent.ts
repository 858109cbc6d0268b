/** Preloaded into every process the launcher starts: a killed launcher leaves nobody behind. */
process.once('disconnect', () => process.exit(1));
process.channel?.unref();
