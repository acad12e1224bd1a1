// The Socket.IO server of `loadtest peers`: sends each body posted to /pub to every client. One process, WebSockets only.
import { createServer } from 'node:http'
import { Server } from 'socket.io'

const http = createServer((request, response) => {
  if (request.method !== 'POST' || request.url !== '/pub') {
    response.writeHead(404).end()
    return
  }
  const chunks = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    io.emit('event', Buffer.concat(chunks).toString())
    response.writeHead(202).end()
  })
})
const io = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false })
http.listen(Number(process.argv[2]), '127.0.0.1')
