// Loaded before the product that a journey starts. The product ends with the process that started it, even if that was
// killed.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
  process.channel.unref();
  // its last output has no reader any more
  process.stdout.on('error', () => {});
}
