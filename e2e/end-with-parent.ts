// Loaded before the product that a journey starts: it ends with the process that started it, also where that was killed.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
  process.channel.unref();
  // nobody reads what it says of its end
  process.stdout.on('error', () => {});
}
